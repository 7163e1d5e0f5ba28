import type { TestProject } from 'vitest/node'

/** The cluster of the run, if the environment names its coordinator. */
export function setup(project: TestProject) {
	project.provide('postgresUrl', process.env.CITUS_URL ?? '')
}
