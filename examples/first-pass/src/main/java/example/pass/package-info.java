// SPDX-License-Identifier: Apache-2.0
/** The project of {@code docs/tutorial.md}: a pass of one's own. */
package example.pass;
