import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'

/** The HTML of a component with links. */
export function renderInRouter(content: ReactNode): string {
	return renderToStaticMarkup(<MemoryRouter>{content}</MemoryRouter>)
}
