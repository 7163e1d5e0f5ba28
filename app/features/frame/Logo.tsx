import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { imageWidths } from '#app/domain/image-widths.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { FrameView } from './frame-view.ts'

const logoStyle = cva(
	'flex min-h-11 items-center gap-2 font-heading text-18 leading-5 font-bold tracking-tighter',
	{
		variants: {
			header: { bar: '', search: '', centred: 'desktop:text-28 desktop:leading-normal' },
		},
	},
)

/** The company's logo and title as a link home. */
export function Logo({
	logo,
	shop,
	header,
}: Pick<FrameView, 'logo' | 'shop'> & Partial<Pick<FrameView, 'header'>>) {
	const { t } = useTranslation('frame')
	const path = usePath()
	return (
		<Anchor
			className={logoStyle({ header })}
			href={path(paths.home)}
			aria-label={t('toHome', { shop })}
		>
			{logo ? (
				<Picture
					image={logo}
					widths={imageWidths.icon}
					sizes="32px"
					eager
					decorative
					frame={clsx('w-8 shrink-0', header === 'centred' && 'not-desktop:hidden')}
				/>
			) : null}
			{/* A long name takes two lines before it is cut. */}
			<span
				className={clsx(
					'line-clamp-2 py-1 wrap-anywhere',
					header === 'search' && 'not-desktop:sr-only',
				)}
			>
				{shop}
			</span>
		</Anchor>
	)
}
