// SPDX-License-Identifier: Apache-2.0
/** Campaigns that plant faults into deallocations and count which of them the validator finds. */
package dev.freehold.devtools.validate;
