// SPDX-License-Identifier: Apache-2.0
/** What a program assumes of the machine: sizes and alignments of types, and the devices that there are. Attributes only. */
package dev.freehold.dlti;
