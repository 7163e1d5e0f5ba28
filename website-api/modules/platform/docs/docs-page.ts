import { html, raw } from 'hono/html'
import { z } from 'zod'
import { exampleOf } from './examples.ts'
import { type Documented, endpointsOf, type openApiDocument } from './openapi.ts'

type Document = ReturnType<typeof openApiDocument>

const style = `
	:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
	body { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
	details { border: 1px solid #8885; border-radius: .5rem; margin: .5rem 0; padding: .5rem .75rem }
	summary { cursor: pointer }
	code, pre { font: .875rem/1.5 ui-monospace, monospace }
	pre { overflow: auto; max-height: 30rem; background: #8881; padding: .75rem; border-radius: .375rem }
	b { display: inline-block; min-width: 3.5rem }
`

/** What the API has, by area, each with its page. */
export function docsIndexPage(documented: Documented) {
	const { title, basePath, areas } = documented
	return page(
		title,
		html`<p><a href="openapi.json">openapi.json</a> refers to the documents of all areas.</p>
			${Object.entries(areas).map(
				([name, area]) =>
					html`<h2><a href="docs/${name}">${area.title}</a></h2>
						<ul>
							${endpointsOf(documented, name).map(
								({ method, path, summary }) =>
									html`<li><b>${method}</b> <code>${basePath}${path}</code><br />${summary}</li>`,
							)}
						</ul>`,
			)}`,
	)
}

/** The document of an area as an HTML page without scripts and external resources. */
export function docsPage(document: Document, documented: Documented, area: string) {
	const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
		Object.entries(item).map(([method, operation]) => ({
			path,
			method,
			operation: { ...operation },
		})),
	)
	const endpoints = endpointsOf(documented, area)
	return page(
		document.info.title,
		html`<p>${document.info.description}</p>
			<p><a href="../docs">All areas</a>, <a href="../openapi/${area}.json">${area}.json</a></p>
			${operations.map(({ path, method, operation }) => {
				const endpoint = endpoints.find(
					(one) => one.path === path && one.method.toLowerCase() === method,
				)
				const parts = { ...operation, answer: endpoint?.answer }
				return section(method, `${documented.basePath}${path}`, parts)
			})}
			<h2>Schemas</h2>
			${Object.entries(document.components?.schemas ?? {}).map(
				([name, schema]) =>
					html`<details>
						<summary><code>${name}</code></summary>
						<pre>${JSON.stringify(schema, null, 2)}</pre>
					</details>`,
			)}`,
	)
}

function page(title: string, content: ReturnType<typeof html>) {
	return html`<!doctype html>
		<html lang="en">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex" />
				<title>${title}</title>
				<style>
					${raw(style)}
				</style>
			</head>
			<body>
				<h1>${title}</h1>
				${content}
			</body>
		</html>`
}

function section(method: string, path: string, operation: Record<string, unknown>) {
	const { summary, parameters, requestBody, responses, answer } = operation
	const parts = {
		parameters,
		requestBody,
		responses,
		example: answer instanceof z.ZodType ? exampleOf(answer, 'output') : undefined,
	}
	return html`<details>
		<summary><b>${method.toUpperCase()}</b> <code>${path}</code><br />${String(summary)}</summary>
		${Object.entries(parts)
			.filter(([, part]) => part !== undefined)
			.map(
				([name, part]) =>
					html`<h3>${name}</h3>
						<pre>${JSON.stringify(part, null, 2)}</pre>`,
			)}
	</details>`
}
