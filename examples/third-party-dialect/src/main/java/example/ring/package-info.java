// SPDX-License-Identifier: Apache-2.0
/** A dialect that Freehold knows nothing of: everything about it is in this folder and in {@code META-INF/services}. */
package example.ring;
