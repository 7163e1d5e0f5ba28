import { drawScene, type Scene } from './draw/banner.ts'
import type { Studio } from './draw/studios/studio.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { storeDrawing, type StoredMedia } from '#website-api/media/store.ts'
import type { SeedContent } from './content-shapes.ts'

/** The pictures of a shop's articles and popup, drawn and stored; the media rows are still to be inserted. */
export type ContentPictures = {
	/** Media ids by the article's slug. */
	articles: Map<string, string>
	popup: string | undefined
	rows: StoredMedia[]
}

/** Draws and stores the pictures of what a shop says. Repeating it writes the same files. */
export async function drawContent(
	storage: MediaStorage,
	companyId: number,
	content: SeedContent,
	studio: Studio,
): Promise<ContentPictures> {
	const rows = new Map<string, StoredMedia>()
	const keep = async (scene: Scene, width: number, height: number) => {
		const svg = drawScene(scene, width, height, studio)
		const stored = await storeDrawing(storage, companyId, { svg, width, height })
		rows.set(stored.id, stored)
		return stored.id
	}
	const articles = new Map<string, string>()
	for (const { slug, picture } of content.articles) {
		articles.set(slug, await keep({ slug, ...picture }, 1200, 675))
	}
	const popup = content.popup && (await keep({ slug: 'popup', ...content.popup }, 960, 720))
	return { articles, popup, rows: [...rows.values()] }
}
