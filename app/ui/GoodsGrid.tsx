import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type GoodsGridProps = {
	children: ReactNode
	/** `six`: up to six columns on a wide page; `strip`: one line that scrolls sideways. */
	shape?: 'four' | 'six' | 'strip'
}

/** Goods cards: 2 columns on a phone, 3 from 640, 4 from 900, and 6 from 1200 when asked. */
export function GoodsGrid({ children, shape = 'four' }: GoodsGridProps) {
	if (shape === 'strip') return <div className="goods-x">{children}</div>
	return <div className={clsx('goods', shape === 'six' && 'goods-6')}>{children}</div>
}
