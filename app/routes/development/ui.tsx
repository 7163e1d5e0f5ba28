import { GalleryScreen } from '#app/features/gallery/GalleryScreen.tsx'

/** The gallery of `ui/` components, in development only (app/routes.ts). */
export default function Gallery() {
	return <GalleryScreen />
}
