import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import {
	Fragment,
	useEffect,
	useRef,
	useState,
	type MouseEvent,
	type ReactNode,
	type RefObject,
} from 'react'

/** What the element of a slide has. */
export type SlideProps = { id: string; className: string }

type CarouselProps = {
	/** Prefix of the slides' ids; unique on the page. */
	id: string
	/** Accessible name. */
	label: string
	slides: ((slide: SlideProps) => ReactNode)[]
	/** Accessible name of the link to a slide: "Banner 2 dari 4". */
	slideLabel: (number: number) => string
	/** Small pictures instead of dots. */
	thumbs?: ReactNode[]
	/** The edge of the next slide is visible. */
	peek?: boolean
	/** Square slides that leave space for what follows in the first screen of a phone, without thumbnails there. */
	isShort?: boolean
	/** For its position. */
	className?: string
}

/** Slides with scroll snap; its dots or thumbnails are links to the slides, so it works without script. */
export function Carousel(props: CarouselProps) {
	const { id, label, slides, slideLabel, thumbs, peek, isShort, className } = props
	const kind = peek ? 'peek' : isShort ? 'short' : 'full'
	const track = useRef<HTMLDivElement>(null)
	const [current, setCurrent] = useCurrentSlide(track)
	const go = (event: MouseEvent, index: number) => {
		const slide = track.current?.children[index]
		if (!(slide instanceof HTMLElement) || track.current === null) return
		event.preventDefault()
		track.current.scrollTo({ left: slide.offsetLeft - track.current.offsetLeft })
		setCurrent(index)
	}
	return (
		<section className={clsx('relative', className)} aria-label={label}>
			<div
				className={trackStyle({ peek, isShort })}
				ref={track}
				tabIndex={0}
				role="group"
				aria-label={label}
			>
				{slides.map((slide, index) => (
					<Fragment key={index}>
						{slide({ id: `${id}-${index + 1}`, className: slideStyle({ kind }) })}
					</Fragment>
				))}
			</div>
			{slides.length > 1 ? (
				<div
					className={
						thumbs
							? clsx(thumbListStyle, isShort && 'stacked:hidden')
							: 'mt-1 flex justify-center lg:mt-2'
					}
				>
					{slides.map((_, index) => (
						<a
							className={thumbs ? thumbStyle : dotStyle}
							key={index}
							href={`#${id}-${index + 1}`}
							aria-label={slideLabel(index + 1)}
							aria-current={index === current ? 'true' : undefined}
							onClick={(event) => go(event, index)}
						>
							{thumbs?.[index]}
						</a>
					))}
				</div>
			) : null}
		</section>
	)
}

const trackStyle = cva('slides gap-3', {
	variants: {
		peek: {
			true: '-mx-(--gutter) scroll-px-(--gutter) px-(--gutter)',
			false: 'rounded-card',
		},
		isShort: { true: 'stacked:gap-2' },
	},
	defaultVariants: { peek: false },
})

const slideStyle = cva('relative block min-w-0', {
	variants: {
		kind: {
			peek: 'flex-none basis-[calc(100%-24px)] snap-start',
			short: 'short-slide',
			full: 'flex-none basis-full snap-center',
		},
	},
})

const thumbListStyle = 'mt-2 flex gap-2 overflow-x-auto p-0.5 scrollbar-none'

const thumbStyle = 'slide-thumb'

const dotStyle = 'slide-dot'

/** Index of the visible slide. */
function useCurrentSlide(track: RefObject<HTMLDivElement>) {
	const [current, setCurrent] = useState(0)
	useEffect(() => {
		const box = track.current
		if (box === null) return
		const follow = () => {
			const first = box.children[0]
			const width = first instanceof HTMLElement ? first.offsetWidth : box.clientWidth
			setCurrent(Math.round(box.scrollLeft / Math.max(1, width)))
		}
		box.addEventListener('scroll', follow, { passive: true })
		return () => box.removeEventListener('scroll', follow)
	}, [track])
	return [current, setCurrent] as const
}
