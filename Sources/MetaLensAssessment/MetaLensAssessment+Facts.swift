// Six plain types of MetaLensFacts, such as `AnalysisDepth` and `ReadLimits`, are part of the library's surface:
// who imports MetaLensKit can name them. All else there is for this package alone.
@_exported public import MetaLensFacts
