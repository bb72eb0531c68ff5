// SPDX-License-Identifier: Apache-2.0
/**
 * A page to try programs on. {@link dev.freehold.playground.Playground} has what the server needs: the files of the page, and endpoints. An endpoint
 * reads a program, runs passes over it, interprets it or follows its paths, within limits; nothing that a request can say names a file.
 */
package dev.freehold.playground;
