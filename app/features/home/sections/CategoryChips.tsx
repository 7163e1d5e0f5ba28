import { useTranslation } from '#app/i18n/use-translation.ts'
import { imageWidths } from '#app/domain/image-widths.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { chipListStyle, chipStyle } from '#web/ui/chip-style.ts'
import { Picture } from '#app/ui/Picture.tsx'
import type { ViewOf } from '../home-view.ts'

type CategoryChipsProps = {
	section: Extract<ViewOf<'CATEGORIES'>, { categories: unknown }>
	dataSaver: boolean
}

/** Every category of the first level in a row. */
export function CategoryChips({ section, dataSaver }: CategoryChipsProps) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	return (
		<nav
			aria-label={t('home.categories')}
			className={chipListStyle({ scroll: true, className: 'mt-4 lg:mt-6' })}
		>
			{section.categories.map(({ slug, name, icon }) => (
				<Anchor key={slug} className={chipStyle()} href={path(paths.category(slug))}>
					{icon && !dataSaver ? (
						<Picture
							image={icon}
							widths={imageWidths.icon}
							sizes="28px"
							decorative
							frame="size-7 max-w-none shrink-0"
						/>
					) : null}
					{name}
				</Anchor>
			))}
		</nav>
	)
}
