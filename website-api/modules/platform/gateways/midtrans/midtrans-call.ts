import type { z } from 'zod'
import {
	basicKey,
	callGateway,
	type GatewayAnswer,
	type GatewayCall,
	type Transport,
} from '../call-gateway.ts'
import { GatewayFailure } from '../payment-gateway.ts'
import { TransactionWire } from './midtrans-wire.ts'

export type MidtransSettings = {
	/** e.g. https://api.midtrans.com, without a slash at the end. */
	coreUrl: string
	/** e.g. https://app.midtrans.com. */
	snapUrl: string
	/** Those before the present one still prove notifications of attempts that were opened with them. */
	serverKeys: readonly [string, ...string[]]
}

export type Answer = GatewayAnswer<z.output<typeof TransactionWire>>
export type Call = {
	status: (reference: string) => Promise<Answer>
	post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
}

export function createCall({ coreUrl, serverKeys }: MidtransSettings, transport: Transport): Call {
	const key = basicKey(serverKeys[0])
	const send = async (
		call: Pick<GatewayCall<z.ZodType>, 'method' | 'body'>,
		path: string,
		headers = {},
	) => {
		const sent = await callGateway(transport, {
			...call,
			url: `${coreUrl}/v2/${path}`,
			headers: { ...key, ...headers },
			answer: TransactionWire,
		})
		requireAnswer(sent.body)
		return sent
	}
	return {
		status: (reference) => send({ method: 'GET' }, `${reference}/status`),
		post: (path, body, headers) => send({ method: 'POST', body }, path, headers),
	}
}

/** The code in an answer counts, whatever the status of its HTTP response. @throws GatewayFailure */
function requireAnswer({ status_code, status_message = '' }: TransactionWire) {
	const said = `${status_code} ${status_message}`
	if (status_code === '401') throw new GatewayFailure('KEY', said)
	if (status_code === '429' || status_code === '503') throw new GatewayFailure('BUSY', said)
	if (/^[59]/.test(status_code)) throw new GatewayFailure('SILENT', said)
}
