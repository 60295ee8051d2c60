/** What the home page tells about the firm. PLACEHOLDER text. */
export const about = {
  paragraphs: [
    'We are a small firm of bricklayers and builders. The people who price your job are the people who lay the bricks, and one of us is answerable for it from the first trench to the last joint.',
    'We would rather be asked back than advertise. So we build to the drawing, photograph what gets covered up, and leave the road swept.',
  ],
  /** What 'Learn More About Us' opens. */
  details:
    'Every job has one foreman, one written price and one programme, and you have the foreman’s number from the first day. We give building control the notice it asks for, keep the drawings on site, and walk the finished work with you before the final invoice.',
};
