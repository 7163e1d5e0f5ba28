import { AwsClient } from 'aws4fetch'
import type { WatchCall } from '#process/provider-calls.ts'
import { untilAborted } from '#process/until-aborted.ts'
import type { Objects } from './objects.ts'

export type S3Settings = {
	/** e.g. https://s3.ap-southeast-3.amazonaws.com; buckets are part of the path. */
	endpoint: string
	bucket: string
	region: string
	accessKey: string
	secretKey: string
}

const timeoutMs = 20_000

/**
 * Objects in a bucket of any S3-compatible storage (signature version 4). Rejects if the storage does not respond
 * within 20 seconds, including three attempts, or returns an error. A streamed object may take longer to be read.
 */
export function s3Objects(settings: S3Settings, watch: WatchCall = (call) => call()): Objects {
	const client = new AwsClient({
		accessKeyId: settings.accessKey,
		secretAccessKey: settings.secretKey,
		region: settings.region,
		service: 's3',
		retries: 2,
	})
	const call = (name: string, init: RequestInit, signal = AbortSignal.timeout(timeoutMs)) =>
		watch(
			() =>
				untilAborted(signal, () =>
					client.fetch(`${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}/${name}`, {
						...init,
						redirect: 'error',
						signal,
					}),
				),
			({ ok, status }) => ok || status === 404,
		)
	const get = async (name: string, signal?: AbortSignal) => {
		const response = await call(name, { method: 'GET' }, signal)
		if (response.ok) return response
		if (response.status !== 404) throw await refusal('read', response)
		await response.body?.cancel()
		return undefined
	}
	return {
		async read(name) {
			const signal = AbortSignal.timeout(timeoutMs)
			const response = await get(name, signal)
			return response && Buffer.from(await untilAborted(signal, () => response.arrayBuffer()))
		},
		async stream(name) {
			const controller = new AbortController()
			const timer = setTimeout(() => controller.abort(), timeoutMs)
			const response = await get(name, controller.signal).finally(() => clearTimeout(timer))
			return response?.body ?? undefined
		},
		async write(name, bytes) {
			const headers = { 'content-type': 'application/octet-stream' }
			const response = await call(name, { method: 'PUT', body: new Uint8Array(bytes), headers })
			if (!response.ok) throw await refusal('write', response)
			await response.body?.cancel()
		},
		async remove(name) {
			const response = await call(name, { method: 'DELETE' })
			if (!response.ok && response.status !== 404) throw await refusal('remove', response)
			await response.body?.cancel()
		},
	}
}

async function refusal(verb: string, response: Response): Promise<Error> {
	await response.body?.cancel()
	return new Error(`The object store refused to ${verb}: ${response.status}`)
}
