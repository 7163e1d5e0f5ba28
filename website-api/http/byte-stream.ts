/** A response body of pieces that are made as the client reads them. */
export function byteStream(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
	return new ReadableStream(
		{
			async pull(controller) {
				const { done, value } = await pieces.next()
				if (done) controller.close()
				else controller.enqueue(value)
			},
			async cancel() {
				await pieces.return(undefined)
			},
		},
		{ highWaterMark: 0 },
	)
}
