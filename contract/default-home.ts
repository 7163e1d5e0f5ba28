import type { HomeSection } from './home-section.ts'

const unlimited = { IS_HIDDEN: false, FROM: null, UNTIL: null }
const untitled = { TITLE_ID: '', TITLE_EN: '' }

/** The default home page, for a company that has not composed one. */
export const DEFAULT_HOME: HomeSection[] = [
	{ KIND: 'BANNERS', SECTION_ID: 'banners', ...unlimited },
	{
		KIND: 'CATEGORIES',
		SECTION_ID: 'categories',
		...unlimited,
		...untitled,
		LAYOUT: 'CHIPS',
		TILE_LIST: [],
	},
	{ KIND: 'FLASH_SALE', SECTION_ID: 'flash-sale', ...unlimited },
	{
		KIND: 'PRODUCTS',
		SECTION_ID: 'newest',
		...unlimited,
		...untitled,
		TEXT_ID: '',
		TEXT_EN: '',
		RULE: 'NEWEST',
		LAYOUT: 'GRID',
		COUNT: 12,
		CATEGORY_SLUG: null,
		PRODUCT_SLUG_LIST: [],
	},
	{ KIND: 'ARTICLES', SECTION_ID: 'articles', ...unlimited, ...untitled, COUNT: 3 },
	{ KIND: 'WAYS', SECTION_ID: 'ways', ...unlimited },
]
