export type District = {
	/** idn-area-data code, e.g. 31.74.01. */
	code: string
	name: string
	city: string
	province: string
}
