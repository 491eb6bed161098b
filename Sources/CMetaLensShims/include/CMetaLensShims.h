int metalens_shims_present(void);
