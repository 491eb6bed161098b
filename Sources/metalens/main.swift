import MetaLensCLI
import MetaLensPlatform

// This comes before anything is opened, so that output to a closed descriptor is reported as an error.
StandardDescriptor.takeClosed()
// A process that this program starts runs on one thread, so this comes before any other thread exists.
if let code = MetaLensCLI.runHelper(ProcessArguments.all) { ProcessExit.end(code) }
ProcessMain.run { await MetaLensCLI.runProcess() }
