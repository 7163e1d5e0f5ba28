// The pages of the admin are not hydrated (docs/decisions/0027); Remix's build requires this file.
export {}
