import { afterEach, expect, test, vi } from 'vitest'
import { routes } from './routes.ts'
import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'

afterEach(() => vi.unstubAllEnvs())

function filesIn(mode: string) {
	vi.stubEnv('NODE_ENV', mode)
	return Object.values(routes(defineRoutes)).map(({ file }) => file)
}

test('the page of all components is one of development only', () => {
	const page = 'routes/development/ui.tsx'
	expect(filesIn('development')).toContain(page)
	expect(filesIn('production')).not.toContain(page)
	expect(filesIn('production')).toContain('routes/catalog/home.tsx')
})
