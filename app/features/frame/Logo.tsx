import { useTranslation } from 'react-i18next'
import { imageWidths } from '#app/domain/image-widths.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { FrameView } from './frame-view.ts'

/** The company's logo and title as a link home. */
export function Logo({
	logo,
	shop,
	dataSaver,
}: Pick<FrameView, 'logo' | 'shop'> & { dataSaver?: boolean }) {
	const { t } = useTranslation('frame')
	const path = usePath()
	return (
		<Anchor
			className="flex min-h-11 items-center gap-2 text-18 leading-5 font-bold tracking-tighter"
			href={path(paths.home)}
			aria-label={t('toHome', { shop })}
		>
			{logo ? (
				<span className="w-8 shrink-0">
					<Picture
						image={logo}
						widths={imageWidths.thumb}
						sizes="32px"
						dataSaver={dataSaver}
						eager
						decorative
					/>
				</span>
			) : null}
			{/* A long name takes two lines before it is cut. */}
			<span className="line-clamp-2 wrap-anywhere">{shop}</span>
		</Anchor>
	)
}
