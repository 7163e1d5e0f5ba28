import { createRequire } from 'node:module'
import type { hash as Hash } from '@node-rs/argon2'

/**
 * Lets the hash of a password cost a thousandth of what it costs in the shop, since tests make hundreds: loaded before the
 * website API. The real cost is tested in burst.isolated.test.ts.
 */
const library: { hash: typeof Hash } = createRequire(import.meta.url)('@node-rs/argon2')
const { hash } = library
library.hash = (password, options) => hash(password, { ...options, memoryCost: 16, timeCost: 1 })
