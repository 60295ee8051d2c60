import './browser';
import { startReporting } from './reporting/startReporting';

// Before the shell starts, which it does in a task of its own.
startReporting();
