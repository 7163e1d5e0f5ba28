import { cva, type VariantProps } from 'class-variance-authority'
import { ButtonLink } from '#web/ui/Button.tsx'

const title = cva('tracking-tight text-balance', {
	variants: {
		size: {
			normal: 'text-28',
			/** The first words of a page. */
			large: 'text-36 font-bold lg:text-48',
		},
	},
	defaultVariants: { size: 'normal' },
})

const textStyle = cva('grid justify-items-start gap-3', {
	variants: {
		/** Of the words on a picture; `page`: they stand on the page. */
		ink: { page: '', dark: 'text-on-picture', light: 'text-[#ffffff]' },
		align: {
			start: '',
			center: 'justify-items-center text-center',
			/** From 1024 the text and the link stand beside the heading. */
			split: 'items-end lg:grid-cols-2 lg:gap-12',
		},
	},
	defaultVariants: { ink: 'page', align: 'start' },
})

const eyebrowInk = { page: 'text-link', dark: 'text-on-picture', light: 'text-[#ffffff]' }
const textInk = { page: 'text-soft', dark: 'text-on-picture', light: 'text-[#ffffff]' }

type StoryProps = VariantProps<typeof title> &
	VariantProps<typeof textStyle> & {
		/** Of the heading; unique on the page. */
		id: string
		/** '': none. */
		eyebrow: string
		title: string
		/** A line is a paragraph; '': none. */
		text: string
		link: { label: string; href: string } | null
		variant?: 'primary' | 'secondary'
	}

/** A few words above a heading, the heading, its text and a link. */
export function Story({ id, eyebrow, text, link, size, align, variant, ...props }: StoryProps) {
	const ink = props.ink ?? 'page'
	const heading = (
		<>
			{eyebrow === '' ? null : (
				<p className={`text-14 font-semibold ${eyebrowInk[ink]}`}>{eyebrow}</p>
			)}
			<h2 id={id} className={title({ size })}>
				{props.title}
			</h2>
		</>
	)
	const rest = (
		<>
			<Paragraphs text={text} className={textInk[ink]} />
			{link === null ? null : (
				<ButtonLink href={link.href} variant={variant} className="mt-2">
					{link.label}
				</ButtonLink>
			)}
		</>
	)
	if (align !== 'split') {
		return (
			<div className={textStyle({ ink, align })}>
				{heading}
				{rest}
			</div>
		)
	}
	return (
		<div className={textStyle({ ink, align })}>
			<div className={textStyle({ ink })}>{heading}</div>
			<div className={textStyle({ ink })}>{rest}</div>
		</div>
	)
}

/** A text whose lines are paragraphs; nothing for ''. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
	const paragraphs = text.split('\n').filter((one) => one.trim() !== '')
	if (paragraphs.length === 0) return null
	if (paragraphs.length === 1)
		return <p className={`max-w-text ${className ?? ''}`}>{paragraphs}</p>
	return (
		<div className={`grid max-w-text gap-3 ${className ?? ''}`}>
			{paragraphs.map((paragraph, at) => (
				<p key={at}>{paragraph}</p>
			))}
		</div>
	)
}
