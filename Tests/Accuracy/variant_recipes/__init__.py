"""What is done to an original, by which program. Needs Pillow and piexif beside the programs."""
