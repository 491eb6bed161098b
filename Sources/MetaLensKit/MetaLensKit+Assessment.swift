// Reports, flags, the score and what else a client names stand in MetaLensAssessment, which needs no decoder and is
// compiled beside MetaLensDecoding: who imports MetaLensKit can name them.
@_exported public import MetaLensAssessment
