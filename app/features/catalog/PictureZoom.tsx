import { useTranslation } from '#app/i18n/use-translation.ts'
import { IconButton } from '#web/ui/IconTarget.tsx'
import openZoom from './open-zoom.js?url'

/** Width in px of a picture that fills the screen. */
export const zoomWidth = 1200

type PictureZoomProps = {
	/** Named by the links that open it (`zoomLink`). */
	id: string
	/** Accessible name. */
	label: string
	isSeveral: boolean
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
 * over. Its pictures are those of the links to it, and come with the first opening.
 */
export function PictureZoom({ id, label, isSeveral }: PictureZoomProps) {
	return (
		<dialog className="zoom-dialog" id={id} aria-label={label} suppressHydrationWarning>
			<Controls isSeveral={isSeveral} />
			<ul
				className="slides min-h-0 flex-1"
				tabIndex={0}
				aria-label={label}
				data-slide={slide}
				suppressHydrationWarning
				dangerouslySetInnerHTML={{ __html: '' }}
			/>
		</dialog>
	)
}

const slide = 'zoomed-slide'

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
