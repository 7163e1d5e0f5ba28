import type { LoaderFunctionArgs } from '@remix-run/node'
import { ShopFrame } from '#app/features/frame/ShopFrame.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { loadFrame } from './frame.server.ts'
import { framed, keepFrame } from './framed.tsx'

export const handle = { i18n: ['frame'] }

export const loader = ({ context }: LoaderFunctionArgs) => loadFrame(context)

export const action = noForm

export const shouldRevalidate = keepFrame

/** The full layout of the shop. */
const { Layout, ErrorBoundary, clientLoader } = framed('routes/layouts/default', ShopFrame)
export default Layout
export { clientLoader, ErrorBoundary }
