/** POST /return of a signed-in customer. */
export function exampleReturn(
	headers: Record<string, string>,
	request: {
		number: string
		lines: [position: number, quantity: number][]
		key: string
		pictures: Uint8Array<ArrayBuffer>[]
		/** Default: a description of sufficient length. */
		text?: string
	},
) {
	const form = new FormData()
	form.set('ORDER_NUMBER', request.number)
	form.set(
		'LINE_LIST',
		JSON.stringify(
			request.lines.map(([LINE_POSITION, RETURN_QTY]) => ({
				LINE_POSITION,
				RETURN_QTY,
				RETURN_REASON: 'DAMAGED',
			})),
		),
	)
	form.set('RETURN_DESCRIPTION', request.text || 'Jahitan di bahu lepas saat dibuka.')
	for (const picture of request.pictures) {
		form.append('PICTURE', new Blob([picture], { type: 'image/jpeg' }), 'foto.jpg')
	}
	const { 'content-type': _, ...rest } = headers
	return { method: 'POST', headers: { ...rest, 'idempotency-key': request.key }, body: form }
}
