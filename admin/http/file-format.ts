/** Formats of a downloaded table: CSV with commas, CSV with semicolons for Indonesian Excel, and an Excel workbook. */
export const FILE_FORMATS = ['csv', 'semicolon', 'xlsx'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** The format of this name; undefined: there is none. */
export function fileFormatOf(name: string | null | undefined): FileFormat | undefined {
	return FILE_FORMATS.find((format) => format === name)
}
