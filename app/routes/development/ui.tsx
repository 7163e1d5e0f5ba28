import { GalleryScreen } from '#app/features/gallery/GalleryScreen.tsx'

/** Every component of `ui/` in its states; a page of development only (app/routes.ts). */
export default function Gallery() {
	return <GalleryScreen />
}
