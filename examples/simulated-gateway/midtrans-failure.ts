/** An answer of Midtrans that refuses; its code is also the status. */
export function failure(code: string, message: string): Response {
	return Response.json({ status_code: code, status_message: message }, { status: Number(code) })
}
