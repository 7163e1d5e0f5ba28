import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Image } from '#contract/image.ts'
import { IconButton } from '#web/ui/IconTarget.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import openZoom from './open-zoom.js?url'

/** Width in px of a picture that fills the screen. */
export const zoomWidth = 1200

type PictureZoomProps = {
	/** Named by the links that open it (`zoomLink`). */
	id: string
	/** Accessible name. */
	label: string
	images: Image[]
}

/**
 * Attributes of a link to a large picture that opens a PictureZoom at it. The links to a dialog stand in the order of its
 * pictures; without script they lead to the pictures themselves.
 */
export function zoomLink(dialogId: string) {
	return { 'data-zoom': openZoom, 'data-zoom-dialog': dialogId }
}

/**
 * Pictures over the whole window: a closed dialog that `open-zoom.js` opens, which may be before React takes the page
 * over. They load when it opens.
 */
export function PictureZoom({ id, label, images }: PictureZoomProps) {
	return (
		<dialog
			className="group m-0 size-full max-h-none max-w-none flex-col bg-ground text-ink open:flex"
			id={id}
			aria-label={label}
			suppressHydrationWarning
		>
			<Controls isSeveral={images.length > 1} />
			<ul
				className="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto scrollbar-none motion-safe:scroll-smooth"
				tabIndex={0}
				aria-label={label}
			>
				{images.map((image) => (
					<li
						key={image.id}
						className="flex size-full flex-none snap-center overflow-auto *:m-auto *:max-w-none *:w-[min(100%,100dvh-4rem)] *:flex-none group-data-magnified:*:w-[200%]"
					>
						<Picture image={image} widths={[zoomWidth]} sizes="100vw" contain />
					</li>
				))}
			</ul>
		</dialog>
	)
}

function Controls({ isSeveral }: { isSeveral: boolean }) {
	const { t } = useTranslation(['catalog', 'frame'])
	return (
		<div className="flex items-center gap-1 px-2 pt-[max(8px,env(safe-area-inset-top))] pb-2">
			<output
				className="flex-1 px-2 text-14 font-semibold"
				data-count
				suppressHydrationWarning
				dangerouslySetInnerHTML={{ __html: '' }}
			/>
			<IconButton
				type="button"
				icon="search"
				label={t('catalog:product.magnify')}
				aria-pressed="false"
				data-press="magnify"
				suppressHydrationWarning
			/>
			{isSeveral ? (
				<>
					<IconButton
						type="button"
						icon="left"
						label={t('catalog:product.previousPicture')}
						data-press="previous"
					/>
					<IconButton
						type="button"
						icon="right"
						label={t('catalog:product.nextPicture')}
						data-press="next"
					/>
				</>
			) : null}
			<IconButton
				type="button"
				icon="close"
				label={t('frame:close')}
				data-press="close"
				autoFocus
			/>
		</div>
	)
}
