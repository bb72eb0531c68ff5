// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.socket;

import dev.freehold.serve.Activity;
import dev.freehold.serve.Jobs;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Runs the command lines of the clients of a Unix domain socket, to which only the owner may connect. */
public final class SocketServer implements AutoCloseable {
  private final Path socket;
  /** Locked as long as there is a server: a socket without one was left behind. */
  private final FileChannel lock;
  private final ServerSocketChannel channel;
  private final Selector selector;
  private volatile boolean stopped;

  private SocketServer(Path socket, FileChannel lock) throws IOException {
    this.socket = socket;
    this.lock = lock;
    channel = bound(socket);
    selector = Selector.open();
    channel.configureBlocking(false);
    channel.register(selector, SelectionKey.OP_ACCEPT);
  }

  /**
   * Begins to listen: from now on clients can connect.
   *
   * @param socket where the socket is made, in place of one that a server has left behind
   * @throws IOException also if another server is there, or something that is no socket
   */
  public static SocketServer listen(Path socket) throws IOException {
    if (Files.exists(socket, LinkOption.NOFOLLOW_LINKS) && !isSocket(socket)) throw new IOException("there is something else of that name");
    FileChannel lock = FileChannel.open(socket.resolveSibling(socket.getFileName() + ".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (!isLocked(lock)) throw new IOException("another server is there");
      return new SocketServer(socket, lock);
    } catch (IOException failure) {
      lock.close();
      throw failure;
    }
  }

  private static boolean isSocket(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS).isOther();
  }

  private static boolean isLocked(FileChannel file) throws IOException {
    try {
      return file.tryLock() != null;
    } catch (OverlappingFileLockException inThisProcess) {
      return false;
    }
  }

  /** The socket is made in a folder of its own, which nobody else may enter, so that it never is where it can be seen with more permissions. */
  private static ServerSocketChannel bound(Path socket) throws IOException {
    ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    Path folder = Files.createTempDirectory(socket.toAbsolutePath().getParent(), ".s");
    Path made = folder.resolve("s");
    try {
      channel.bind(UnixDomainSocketAddress.of(made));
      Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("rw-------"));
      Files.move(made, socket, StandardCopyOption.ATOMIC_MOVE);
      SocketChannel.open(UnixDomainSocketAddress.of(socket)).close();      // a name may be too long for clients
      return channel;
    } catch (IOException failure) {
      channel.close();
      Files.deleteIfExists(made);
      Files.deleteIfExists(socket);
      throw failure;
    } finally {
      Files.deleteIfExists(folder);
    }
  }

  /**
   * Serves clients until this is stopped, or there has been none for some time.
   *
   * @param activity says how long, and knows of these clients and perhaps of others
   */
  public void serve(Jobs jobs, Activity activity) throws IOException {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (long left = activity.millisLeft(); !stopped && left > 0; left = activity.millisLeft()) {
        selector.select(left == Long.MAX_VALUE ? 0 : left);
        selector.selectedKeys().clear();
        SocketChannel client = channel.accept();
        if (client == null) continue;
        activity.begin();
        threads.execute(() -> serve(client, jobs, threads, activity));
      }
    }
  }

  private static void serve(SocketChannel client, Jobs jobs, ExecutorService threads, Activity activity) {
    try {
      new Connection(client, jobs, threads).run();
    } finally {
      activity.end();
    }
  }

  /** Ends serving, from any thread, and takes the socket away. */
  public void stop() throws IOException {
    if (stopped) return;
    stopped = true;
    Files.deleteIfExists(socket);
    selector.wakeup();
  }

  /** Frees what this holds; nobody may be serving. */
  @Override
  public void close() throws IOException {
    stop();
    selector.close();
    channel.close();
    lock.close();
  }
}
