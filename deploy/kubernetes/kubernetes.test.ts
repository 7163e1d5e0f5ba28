import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'

const folder = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))

const Resource = z.looseObject({ kind: z.string(), metadata: z.object({ name: z.string() }) })
const Labels = z.record(z.string(), z.string())
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) })
const Container = z.looseObject({
	image: z.literal('etalase'),
	command: z.array(z.string()),
	envFrom: z.array(z.unknown()),
	ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
	readinessProbe: Probe,
	livenessProbe: Probe,
	startupProbe: Probe,
	securityContext: z.object({
		allowPrivilegeEscalation: z.literal(false),
		readOnlyRootFilesystem: z.literal(true),
		capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
	}),
})
const Deployment = z.object({
	metadata: z.object({ name: z.string() }),
	spec: z.object({
		replicas: z.number().min(2),
		selector: z.object({ matchLabels: Labels }),
		strategy: z.object({
			rollingUpdate: z.object({ maxSurge: z.literal(1), maxUnavailable: z.literal(0) }),
		}),
		template: z.object({
			metadata: z.looseObject({ labels: Labels }),
			spec: z.looseObject({
				terminationGracePeriodSeconds: z.number(),
				securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
				containers: z.tuple([Container]),
			}),
		}),
	}),
})

const resources = files
	.filter((file) => file !== 'kustomization.yaml')
	.flatMap((file) => documentsOf(file))
	.map((each) => Resource.parse(each))
const ofKind = (kind: string) => resources.filter((resource) => resource.kind === kind)
const deployments = ofKind('Deployment').map((each) => Deployment.parse(each))

function documentsOf(file: string): unknown[] {
	return parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map((each) => {
		expect([file, each.errors]).toEqual([file, []])
		return each.toJS()
	})
}

test('the list of files is whole', () => {
	const [list] = documentsOf('kustomization.yaml')
	const { resources: listed } = z.looseObject({ resources: z.array(z.string()) }).parse(list)
	expect([...listed, 'kustomization.yaml'].sort()).toEqual(files.sort())
})

test('every process has two replicas, probes, a budget for disruptions and a service that finds it', () => {
	expect(deployments.map(({ metadata }) => metadata.name).sort()).toEqual([
		'admin',
		'storefront',
		'website-api',
	])
	for (const { metadata, spec } of deployments) {
		const { labels } = spec.template.metadata
		expect(spec.selector.matchLabels).toEqual(labels)
		const [container] = spec.template.spec.containers
		expect(container.command).toEqual(['node', `build/${metadata.name}.mjs`])
		expect(container.readinessProbe.httpGet).toEqual({ path: '/health/ready', port: 'http' })
		expect(container.livenessProbe.httpGet).toEqual({ path: '/health/live', port: 'http' })
		const [budget] = ofKind('PodDisruptionBudget').filter(named(metadata.name))
		expect(budget).toMatchObject({ spec: { selector: { matchLabels: labels } } })
		const [service] = ofKind('Service').filter(named(metadata.name))
		expect(service).toMatchObject({ spec: { selector: labels } })
	}
})

test('a process that is told to end has its drain time and twenty seconds for requests', () => {
	const [settings] = ofKind('ConfigMap')
	const { data } = z.looseObject({ data: Labels }).parse(settings)
	const drainSeconds = Number(data.ETALASE_DRAIN_MS) / 1_000
	expect(drainSeconds).toBeGreaterThan(0)
	for (const { spec } of deployments) {
		const { terminationGracePeriodSeconds: grace } = spec.template.spec
		expect(grace).toBeGreaterThanOrEqual(drainSeconds + 20)
	}
	expect(data.WEBSITE_API_URL).toBe('http://website-api:4000')
})

function named(name: string) {
	return (resource: z.infer<typeof Resource>) => resource.metadata.name === name
}
