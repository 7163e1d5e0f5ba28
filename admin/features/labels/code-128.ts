import JsBarcode from 'jsbarcode'

/** A text as Code 128: a string of ones and zeros, one per module. */
export function code128(text: string): string {
	const drawing: { encodings?: { data: string }[] } = {}
	JsBarcode(drawing, text, { format: 'CODE128' })
	return (drawing.encodings ?? []).map(({ data }) => data).join('')
}
