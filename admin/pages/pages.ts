import { accessPages } from './access.ts'
import { contentPages } from './content.ts'
import { customerPages } from './customers.ts'
import { orderPages } from './orders.ts'
import type { AdminPage } from './page.ts'
import { productPages } from './products.ts'
import { promotionPages } from './promotions.ts'
import { queuePages } from './queues.ts'
import { reportPages } from './reports.ts'
import { settingsPages } from './settings.ts'

/** Every address of the admin with its facts: Remix's routes, the menu (in this order), permissions and limits. */
export const adminPages: readonly AdminPage[] = [
	...orderPages,
	...productPages,
	...customerPages,
	...promotionPages,
	...queuePages,
	...contentPages,
	...reportPages,
	...settingsPages,
	...accessPages,
]
