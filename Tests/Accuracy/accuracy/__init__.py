"""The score's figures: features of labelled photos, weights fitted to them, and what both are worth on photos left out."""
