import MetaLensCLI
import MetaLensPlatform

ProcessExit.end(await MetaLensCLI.runProcess())
