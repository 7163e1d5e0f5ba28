import JsBarcode from 'jsbarcode'

/** The bars of a text as Code 128, as a row of ones and zeros of one module each. */
export function code128(text: string): string {
	const drawing: { encodings?: { data: string }[] } = {}
	JsBarcode(drawing, text, { format: 'CODE128' })
	return (drawing.encodings ?? []).map(({ data }) => data).join('')
}
