// The pages of the admin carry no script (docs/decisions/0027); Remix's build asks for this file.
export {}
