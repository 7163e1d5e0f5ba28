import {
	type Attributes,
	context,
	propagation,
	ROOT_CONTEXT,
	SpanKind,
	SpanStatusCode,
	trace,
} from '@opentelemetry/api'
import { instanceName, type ProcessName, version } from './instance.ts'

// By hand at four borders: instrumentation that replaces modules when they are loaded does not see into bundles.
const tracer = trace.getTracer('etalase')
let stop: (() => Promise<void>) | undefined

/** What the W3C calls a traceparent. */
const wellFormed = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/

/** The trace that a request says it belongs to; undefined for none, or nonsense. */
export function traceparentOf(header: string | string[] | undefined): string | undefined {
	return typeof header === 'string' && wellFormed.test(header) ? header : undefined
}

/**
 * Sends spans by OTLP over HTTP if OTEL_EXPORTER_OTLP_ENDPOINT (or …_TRACES_ENDPOINT) names a receiver; the variables of
 * OpenTelemetry say the rest. Without one nothing of it is loaded.
 */
export async function startTracing(name: ProcessName, environment = process.env) {
	const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = environment
	const isWanted = OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
	if (!isWanted || environment.OTEL_SDK_DISABLED === 'true') return
	const { NodeSDK, resources } = await import('@opentelemetry/sdk-node')
	const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
	const sdk = new NodeSDK({
		serviceName: environment.OTEL_SERVICE_NAME || `etalase-${name}`,
		resource: resources.resourceFromAttributes({
			'service.version': version,
			'service.instance.id': instanceName(environment),
		}),
		traceExporter: new OTLPTraceExporter(),
		instrumentations: [],
		logRecordProcessors: [],
		metricReaders: [],
	})
	sdk.start()
	stop = () => sdk.shutdown()
}

/** Sends what is left; does nothing without tracing. */
export async function stopTracing() {
	await stop?.().catch(() => undefined)
	stop = undefined
}

export const isTracing = () => stop !== undefined

/** Works for a request that may belong to a trace of its sender. */
export function inRequestSpan<T>(traceparent: string | undefined, work: () => Promise<T>) {
	if (!isTracing()) return work()
	const parent = propagation.extract(ROOT_CONTEXT, traceparent ? { traceparent } : {})
	return context.with(parent, () => inSpan('request', { kind: SpanKind.SERVER }, work))
}

/** Names the span of the request after its route, once that is known. */
export function nameRequestSpan(
	{ method, route, status }: { method: string; route: string; status: number },
	correlationId: string,
) {
	if (!isTracing()) return
	const span = trace.getActiveSpan()
	span?.updateName(`${method} ${route}`).setAttributes({
		'http.request.method': method,
		'http.route': route,
		'http.response.status_code': status,
		'etalase.correlation_id': correlationId,
	})
	if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
}

/** A call of another process. */
export function inCallSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
	return isTracing() ? inSpan(name, { kind: SpanKind.CLIENT }, work) : work()
}

/** A statement of what is being traced; others, of timers, have no span. */
export function inStatementSpan<T>(text: () => string, work: () => Promise<T>): Promise<T> {
	if (!isTracing() || !trace.getActiveSpan()) return work()
	const statement = text()
	const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement }
	const [name = 'statement'] = /^\w+/.exec(statement) ?? []
	return inSpan(name, { kind: SpanKind.CLIENT, attributes }, work)
}

/** The headers by which a called process continues the trace; without tracing those that have arrived are passed on. */
export function traceHeaders(arrived: string | undefined): Record<string, string> {
	const headers: Record<string, string> = arrived === undefined ? {} : { traceparent: arrived }
	if (isTracing()) propagation.inject(context.active(), headers)
	return headers
}

/** Of the request that is being answered, for its log line. */
export const currentTraceId = () =>
	isTracing() ? trace.getActiveSpan()?.spanContext().traceId : undefined

function inSpan<T>(
	name: string,
	options: { kind: SpanKind; attributes?: Attributes },
	work: () => Promise<T>,
): Promise<T> {
	return tracer.startActiveSpan(name, options, async (span) => {
		try {
			return await work()
		} catch (error) {
			// Without its message, which may quote what a visitor has typed.
			span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
			span.setStatus({ code: SpanStatusCode.ERROR })
			throw error
		} finally {
			span.end()
		}
	})
}
