import { z } from 'zod'
import { line, slug } from './content-schemas.ts'

/** A category of articles. Messages are text keys of `content`. */
export const ArticleCategoryForm = z.object({
	/** Slug of the category to rename; '' for a new one. */
	category: slug,
	categoryId: line(60).min(1, 'titleMissing'),
	categoryEn: line(60),
})
