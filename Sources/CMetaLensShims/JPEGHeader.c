#include "CMetaLensShims.h"
int metalens_shims_present(void) { return 1; }
