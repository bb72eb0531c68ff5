// SPDX-License-Identifier: Apache-2.0
/**
 * Makes dialects of their descriptions in IRDL. What IRDL cannot say stands in attributes named {@code freehold.…} on the definitions of
 * operations; each is read into a {@link dev.freehold.irdl.described.Behaviour}.
 */
package dev.freehold.irdl.described;
