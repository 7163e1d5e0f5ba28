import { GalleryScreen } from '#app/features/gallery/GalleryScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'

export const loader = () => null

export const action = noForm

/** The gallery of `ui/` components, in development only (app/routes.ts). */
export default function Gallery() {
	return <GalleryScreen />
}
