"""exiftool's groups that MetaLens doesn't read as metadata of their own, and whether they bear on originality."""

UNREAD_GROUPS = {}
