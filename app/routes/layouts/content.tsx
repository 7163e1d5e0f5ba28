import type { LoaderFunctionArgs } from '@remix-run/node'
import { SlimFrame } from '#app/features/frame/SlimFrame.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { loadFrame } from './frame.server.ts'
import { framed, keepFrame } from './framed.tsx'

export const handle = { i18n: ['frame'] }

export const loader = ({ context }: LoaderFunctionArgs) => loadFrame(context)

export const action = noForm

export const shouldRevalidate = keepFrame

/** A reduced layout without distractions, for checkout and reading. */
const { Layout, ErrorBoundary, clientLoader } = framed('routes/layouts/content', SlimFrame)
export default Layout
export { clientLoader, ErrorBoundary }
