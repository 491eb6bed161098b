// Six plain types of MetaLensFacts, such as `AnalysisDepth` and `ReadLimits`, are part of the library's public API.
// Re-exporting them lets clients name them by importing MetaLensKit alone. Everything else in MetaLensFacts is for this
// package only.
@_exported public import MetaLensFacts
